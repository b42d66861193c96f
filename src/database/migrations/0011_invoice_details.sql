CREATE TABLE "invoice_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tax_id" text NOT NULL,
	"company" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_details" ADD CONSTRAINT "invoice_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;