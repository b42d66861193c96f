ALTER TABLE "messages" ALTER COLUMN "position" DROP IDENTITY;--> statement-breakpoint
DROP TRIGGER "message_attachments_owner" ON "message_attachments";--> statement-breakpoint
DROP FUNCTION "message_attachments_owner"();--> statement-breakpoint
DROP TRIGGER "share_owners_follow" ON "shares";--> statement-breakpoint
DROP FUNCTION "share_owners_follow"();
