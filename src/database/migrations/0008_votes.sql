CREATE TABLE "votes" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"value" text NOT NULL,
	"reason" text,
	"comment" text,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "votes_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "helps_improve" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "votes_user" ON "votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "votes_down" ON "votes" USING btree ("voted_at","message_id") WHERE "votes"."value" = 'down';--> statement-breakpoint
CREATE INDEX "messages_unanswered" ON "messages" USING btree ("created_at","id") WHERE "messages"."outcome" in ('asked', 'unknown', 'refused');