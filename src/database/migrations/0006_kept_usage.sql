CREATE TABLE "kept_usage" (
	"person_key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"day_used" integer NOT NULL,
	"month_used" integer NOT NULL,
	"free_stop_day" date
);
--> statement-breakpoint
ALTER TABLE "person_keys" ALTER COLUMN "account" SET DATA TYPE text;--> statement-breakpoint
CREATE INDEX "kept_usage_day" ON "kept_usage" USING btree ("day");