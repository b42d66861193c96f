ALTER TABLE "message_attachments" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "message_attachments" DROP CONSTRAINT "message_attachments_owned";--> statement-breakpoint
ALTER TABLE "message_attachments" DROP CONSTRAINT "message_attachments_message_id_messages_id_fk";--> statement-breakpoint
ALTER TABLE "message_attachments" DROP CONSTRAINT "message_attachments_attachment_id_attachments_id_fk";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_chat_id_chats_id_fk";--> statement-breakpoint
ALTER TABLE "shares" DROP CONSTRAINT "shares_chat_id_chats_id_fk";--> statement-breakpoint
ALTER TABLE "votes" DROP CONSTRAINT "votes_message_id_messages_id_fk";--> statement-breakpoint
ALTER TABLE "reply_costs" DROP CONSTRAINT "reply_costs_message_id_messages_id_fk";--> statement-breakpoint
ALTER TABLE "chats" DROP CONSTRAINT "chats_pkey";--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_id_pk" PRIMARY KEY USING INDEX "chats_owner";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_pkey";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_id_pk" PRIMARY KEY USING INDEX "messages_owner";--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_pkey";--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_id_pk" PRIMARY KEY USING INDEX "attachments_owner";--> statement-breakpoint
ALTER TABLE "shares" DROP CONSTRAINT "shares_pkey";--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_id_pk" PRIMARY KEY USING INDEX "shares_owner";--> statement-breakpoint
ALTER TABLE "votes" DROP CONSTRAINT "votes_message_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_message_id_pk" PRIMARY KEY USING INDEX "votes_owner";--> statement-breakpoint
ALTER TABLE "reply_costs" DROP CONSTRAINT "reply_costs_message_id_model_pk";--> statement-breakpoint
ALTER TABLE "reply_costs" ADD CONSTRAINT "reply_costs_user_id_message_id_model_pk" PRIMARY KEY USING INDEX "reply_costs_owner";--> statement-breakpoint
ALTER TABLE "message_attachments" DROP CONSTRAINT "message_attachments_message_id_place_pk";--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_user_id_message_id_place_pk" PRIMARY KEY USING INDEX "message_attachments_owner";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_chat_id_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."chats"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_chat_id_chats_user_id_id_fk" FOREIGN KEY ("user_id","chat_id") REFERENCES "public"."chats"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_message_id_messages_user_id_id_fk" FOREIGN KEY ("user_id","message_id") REFERENCES "public"."messages"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_user_id_message_id_messages_user_id_id_fk" FOREIGN KEY ("user_id","message_id") REFERENCES "public"."messages"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_fk" FOREIGN KEY ("user_id","attachment_id") REFERENCES "public"."attachments"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "reply_costs" ADD CONSTRAINT "reply_costs_user_id_message_id_messages_user_id_id_fk" FOREIGN KEY ("user_id","message_id") REFERENCES "public"."messages"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
