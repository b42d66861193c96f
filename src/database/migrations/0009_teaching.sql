CREATE TABLE "teaching" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"level" text DEFAULT 'principiante' NOT NULL,
	"is_level_chosen" boolean DEFAULT false NOT NULL,
	"mode" text DEFAULT 'solve' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rung" text;--> statement-breakpoint
ALTER TABLE "teaching" ADD CONSTRAINT "teaching_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_rung" ON "messages" USING btree ("user_id","rung") WHERE "messages"."rung" is not null;