CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_blocked_newest" ON "users" USING btree ("created_at","id") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_unverified_newest" ON "users" USING btree ("created_at","id") WHERE not "users"."email_verified";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_blocked";