ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_user_id_chat_id_chats_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "shares" VALIDATE CONSTRAINT "shares_user_id_chat_id_chats_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "votes" VALIDATE CONSTRAINT "votes_user_id_message_id_messages_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "message_attachments" VALIDATE CONSTRAINT "message_attachments_user_id_message_id_messages_user_id_id_fk";--> statement-breakpoint
ALTER TABLE "message_attachments" VALIDATE CONSTRAINT "message_attachments_file_fk";--> statement-breakpoint
ALTER TABLE "reply_costs" VALIDATE CONSTRAINT "reply_costs_user_id_message_id_messages_user_id_id_fk";
