-- in batches
UPDATE "message_attachments" SET "user_id" = "attachments"."user_id"
FROM (
	SELECT "message_id", "place", "attachment_id" FROM "message_attachments" WHERE "user_id" IS NULL ORDER BY "message_id", "place" LIMIT 2000
) AS "unowned" JOIN "attachments" ON "attachments"."id" = "unowned"."attachment_id"
WHERE "message_attachments"."message_id" = "unowned"."message_id" AND "message_attachments"."place" = "unowned"."place"
RETURNING 1;--> statement-breakpoint
-- in batches
INSERT INTO "share_owners" ("share_id", "user_id")
SELECT "id", "user_id" FROM "shares"
WHERE NOT EXISTS (SELECT 1 FROM "share_owners" WHERE "share_id" = "shares"."id")
LIMIT 10000 FOR KEY SHARE
ON CONFLICT DO NOTHING RETURNING 1;
