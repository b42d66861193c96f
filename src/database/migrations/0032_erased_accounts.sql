CREATE TABLE "erased_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erased_accounts_time" ON "erased_accounts" USING btree ("erased_at");