CREATE INDEX CONCURRENTLY IF NOT EXISTS "message_attachments_unowned" ON "message_attachments" USING btree ("message_id","place") WHERE "user_id" IS NULL;
