CREATE TABLE "reply_pieces" (
	"user_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "reply_pieces_user_id_message_id_position_pk" PRIMARY KEY("user_id","message_id","position")
);
--> statement-breakpoint
ALTER TABLE "reply_pieces" ADD CONSTRAINT "reply_pieces_user_id_message_id_messages_user_id_id_fk" FOREIGN KEY ("user_id","message_id") REFERENCES "public"."messages"("user_id","id") ON DELETE cascade ON UPDATE no action;