CREATE TABLE "user_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan_type" text DEFAULT 'free' NOT NULL,
	"subscription_status" text DEFAULT 'inactive' NOT NULL,
	"plan_expires_at" timestamp (3) with time zone,
	"plan_source" text,
	"renews_at" timestamp (3) with time zone,
	"payment_failed_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text
);
--> statement-breakpoint
-- Plans move to a row of their own; who has never had one has no row.
INSERT INTO "user_plans" ("user_id", "plan_type", "subscription_status", "plan_expires_at", "plan_source", "renews_at", "payment_failed_at", "revision", "stripe_customer_id", "stripe_subscription_id")
SELECT "id", "plan_type", "subscription_status", "plan_expires_at", "plan_source", "renews_at", "payment_failed_at", "plan_revision", "stripe_customer_id", "stripe_subscription_id" FROM "users"
WHERE "plan_revision" > 0 OR "plan_type" <> 'free' OR "subscription_status" <> 'inactive' OR "stripe_customer_id" IS NOT NULL;--> statement-breakpoint
DROP INDEX "users_plan_end";--> statement-breakpoint
DROP INDEX "users_plan";--> statement-breakpoint
DROP INDEX "users_payment_failed";--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_plans_paid" ON "user_plans" USING btree ("plan_type") WHERE "user_plans"."plan_type" <> 'free';--> statement-breakpoint
CREATE INDEX "user_plans_payment_failed" ON "user_plans" USING btree ("payment_failed_at") WHERE "user_plans"."payment_failed_at" is not null;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "plan_type";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "subscription_status";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "plan_expires_at";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "plan_source";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "renews_at";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "payment_failed_at";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "plan_revision";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "stripe_customer_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "stripe_subscription_id";