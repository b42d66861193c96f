CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_consents" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email_hash" text NOT NULL,
	"plan_type" text NOT NULL,
	"wording" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_claims" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email_hash" text NOT NULL,
	"plan_type" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"refund_reference" text,
	"refunded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_source" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "renews_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_consents" ADD CONSTRAINT "purchase_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payers_user" ON "payers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_time" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "purchase_consents_user" ON "purchase_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grants_reminders" ON "grants" USING btree ("ends_at") WHERE "grants"."reminded_at" is null and "grants"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "users_plan_end" ON "users" USING btree ("plan_expires_at") WHERE "users"."plan_expires_at" is not null;