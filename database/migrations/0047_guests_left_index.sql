DROP INDEX CONCURRENTLY IF EXISTS "booking_changes_left";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "booking_changes_left" ON "booking_changes" USING btree ("reference") WHERE kind = 'guests left';
