DROP INDEX "users_created";--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at") WHERE "users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', translate(lower("first_name" || ' ' || "last_name" || ' ' || "email"), 'áàäâãéèëêíìïîóòöôõúùüûñç@._+-', 'aaaaaeeeeiiiiooooouuuunc     ')));--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");