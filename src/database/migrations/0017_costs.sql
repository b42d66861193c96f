CREATE TABLE "budget_alerts" (
	"month" date NOT NULL,
	"percent" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_alerts_month_percent_pk" PRIMARY KEY("month","percent")
);
--> statement-breakpoint
CREATE TABLE "kept_tokens" (
	"person_key" text PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"tokens" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_tokens" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"tokens" bigint NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_costs" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"model" text NOT NULL,
	"mentor" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_costs_message_id_model_pk" PRIMARY KEY("message_id","model")
);
--> statement-breakpoint
CREATE TABLE "token_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"user_id" uuid,
	"tokens" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_usage" DROP CONSTRAINT "model_usage_day_mentor_pk";--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "cached_tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "unpriced_tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_day_mentor_model_currency_pk" PRIMARY KEY("day","mentor","model","currency");--> statement-breakpoint
UPDATE "model_usage" SET "unpriced_tokens" = "input_tokens" + "output_tokens" WHERE "cost_micros" = 0;--> statement-breakpoint
ALTER TABLE "token_budget" ADD COLUMN "reserved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "token_budget" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person_tokens" ADD CONSTRAINT "person_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_costs" ADD CONSTRAINT "reply_costs_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_costs" ADD CONSTRAINT "reply_costs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_reservations" ADD CONSTRAINT "token_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_tokens_month" ON "kept_tokens" USING btree ("month");--> statement-breakpoint
CREATE INDEX "reply_costs_user" ON "reply_costs" USING btree ("user_id","message_id","model");--> statement-breakpoint
CREATE INDEX "token_reservations_expiry" ON "token_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "token_reservations_user" ON "token_reservations" USING btree ("user_id");