CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "message_attachments_owner" ON "message_attachments" USING btree ("user_id","message_id","place");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "message_attachments_file" ON "message_attachments" USING btree ("user_id","attachment_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "message_attachments_unowned";
