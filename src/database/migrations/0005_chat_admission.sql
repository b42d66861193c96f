DROP INDEX "messages_streaming";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "continuations" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "written_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "slot" smallint;--> statement-breakpoint
ALTER TABLE "usage" ADD COLUMN "free_stop_day" date;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_streaming" ON "messages" USING btree ("user_id","slot") WHERE "messages"."status" = 'streaming';