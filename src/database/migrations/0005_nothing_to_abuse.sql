CREATE TABLE "person_keys" (
	"key" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_keys_key_account_pk" PRIMARY KEY("key","account")
);
--> statement-breakpoint
CREATE TABLE "kept_usage" (
	"person_key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"day_used" integer NOT NULL,
	"month_used" integer NOT NULL,
	"free_stop_day" date
);
--> statement-breakpoint
DROP INDEX "messages_streaming";--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "ended_by_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "progress" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refund_due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "continuations" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "written_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "slot" smallint;--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "free_stop_day" date;--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "free_reply_day" date;--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "free_replies" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "person_keys_account" ON "person_keys" USING btree ("account");--> statement-breakpoint
CREATE INDEX "kept_usage_day" ON "kept_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "trial_claims_reference" ON "trial_claims" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "withdrawals_person" ON "withdrawals" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("refund_due_at") WHERE "withdrawals"."refund_reference" is null;--> statement-breakpoint
CREATE INDEX "identity_verification_value" ON "identity_verification" USING btree (left("value", 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_streaming" ON "messages" USING btree ("user_id","slot") WHERE "messages"."status" = 'streaming';--> statement-breakpoint
-- An end that an administrator made so far shows by the deed that was written down with it.
UPDATE "grants" SET "ended_by_admin" = true WHERE "source" = 'payment' AND "ended_at" > "created_at" AND EXISTS (
	SELECT 1 FROM "audit_log" WHERE "action" = 'expire_plan' AND "actor_id" = "grants"."user_id"
	AND "audit_log"."created_at" BETWEEN "grants"."ended_at" - interval '2 milliseconds' AND "grants"."ended_at"
);
