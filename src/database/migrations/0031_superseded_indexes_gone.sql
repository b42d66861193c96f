DROP INDEX CONCURRENTLY IF EXISTS "attachments_user";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "message_attachments_attachment";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_user";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shares_user";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "votes_user";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reply_costs_user";
