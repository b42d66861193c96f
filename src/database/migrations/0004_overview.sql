CREATE TABLE "payment_entries" (
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"total" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_entries_reference_kind_total_pk" PRIMARY KEY("reference","kind","total")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"day" date NOT NULL,
	"mentor" text NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	CONSTRAINT "model_usage_day_mentor_pk" PRIMARY KEY("day","mentor")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"referrer" text NOT NULL,
	"is_visitor" boolean NOT NULL,
	"views" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "page_views_day_page_referrer_is_visitor_pk" PRIMARY KEY("day","page","referrer","is_visitor")
);
--> statement-breakpoint
CREATE INDEX "payment_entries_time" ON "payment_entries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "grants_created" ON "grants" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_asked" ON "messages" USING btree ("created_at") WHERE "messages"."role" = 'user';--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_plan" ON "users" USING btree ("plan_type") WHERE "users"."plan_type" <> 'free';--> statement-breakpoint
CREATE INDEX "users_payment_failed" ON "users" USING btree ("payment_failed_at") WHERE "users"."payment_failed_at" is not null;