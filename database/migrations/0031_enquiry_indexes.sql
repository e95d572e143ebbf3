-- For the desk: lists of enquiries, applications and subscribers, and what the search of enquiries finds.
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_due" ON "enquiries" USING btree ((coalesce(next_day, 'infinity'::date)),"created_at","reference") WHERE form_type <> 'Job Application' and merged_into is null and not suspect and stage in ('new', 'called', 'quoted');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_stage_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_stage_due" ON "enquiries" USING btree ("stage",(coalesce(next_day, 'infinity'::date)),"created_at","reference") WHERE form_type <> 'Job Application' and merged_into is null and not suspect;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_stage_sent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_stage_sent" ON "enquiries" USING btree ("stage","created_at","reference") WHERE form_type <> 'Job Application' and merged_into is null and not suspect;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_owner";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_owner" ON "enquiries" USING btree ("owner_id","stage","created_at","reference") WHERE form_type <> 'Job Application' and merged_into is null and not suspect;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_sent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_sent" ON "enquiries" USING btree ("created_at","reference") WHERE form_type <> 'Job Application' and merged_into is null and not suspect;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_suspect";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_suspect" ON "enquiries" USING btree ("created_at","reference") WHERE form_type <> 'Job Application' and merged_into is null and suspect;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_applications";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_applications" ON "enquiries" USING btree ("created_at","reference") WHERE form_type = 'Job Application';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_merged_into";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_merged_into" ON "enquiries" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_phone_tail";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_phone_tail" ON "enquiries" USING btree (reverse(regexp_replace(phone, '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_name_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_name_words" ON "enquiries" USING gin (array_to_tsvector(name_words(name))) WITH (fastupdate=off);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "newsletter_requested";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "newsletter_requested" ON "newsletter_subscribers" USING btree ("requested_at");
