DROP INDEX CONCURRENTLY IF EXISTS "attachments_id";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "chats_id";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_id";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shares_id";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shares_chat";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reply_costs_reply";
