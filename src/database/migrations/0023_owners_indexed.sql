CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "chats_owner" ON "chats" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "chats_id" ON "chats" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "messages_order" ON "messages" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_id" ON "messages" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "votes_owner" ON "votes" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "attachments_owner" ON "attachments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "attachments_id" ON "attachments" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "shares_owner" ON "shares" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "shares_own_chat" ON "shares" USING btree ("user_id","chat_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shares_id" ON "shares" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "reply_costs_owner" ON "reply_costs" USING btree ("user_id","message_id","model");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "reply_costs_reply" ON "reply_costs" USING btree ("message_id","model");
