CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"leaf_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_chat" ON "shares" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "leaf_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "chats" SET "leaf_id" = (SELECT "id" FROM "messages" WHERE "chat_id" = "chats"."id" ORDER BY "position" DESC LIMIT 1);--> statement-breakpoint
DROP INDEX "chats_user_active";--> statement-breakpoint
CREATE INDEX "chats_user_active" ON "chats" USING btree ("user_id","active_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "chats"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "chats_user_pinned" ON "chats" USING btree ("user_id","pinned_at") WHERE "chats"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "chats_deleted" ON "chats" USING btree ("deleted_at") WHERE "chats"."deleted_at" is not null;--> statement-breakpoint
DROP INDEX "messages_reply_to";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "reply_to" TO "parent_id";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "writer" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search" "tsvector";--> statement-breakpoint
UPDATE "messages" SET
	"parent_id" = coalesce("messages"."parent_id", "before"."id", "messages"."chat_id"),
	"search" = CASE WHEN "messages"."status" <> 'streaming' THEN to_tsvector('spanish', translate(unaccent("messages"."content"), './_-<>@:=\', '          ')) END
FROM (SELECT "position", lag("id") OVER (PARTITION BY "chat_id" ORDER BY "position") AS "id" FROM "messages") AS "before"
WHERE "before"."position" = "messages"."position";--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "parent_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_parent" ON "messages" USING btree ("parent_id","position");--> statement-breakpoint
DROP INDEX "messages_user";--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search");
