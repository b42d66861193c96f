CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_words" ON "messages" USING gin ((array["user_id"]),"search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_plans_given" ON "user_plans" USING btree ("user_id") WHERE "user_plans"."plan_source" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "chats_user_recent" ON "chats" USING btree ("user_id","active_at" DESC,"id" DESC);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "chats_user_active";
