CREATE TABLE "person_keys" (
	"key" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_keys_key_account_pk" PRIMARY KEY("key","account")
);
--> statement-breakpoint
CREATE INDEX "person_keys_account" ON "person_keys" USING btree ("account");