DROP INDEX CONCURRENTLY IF EXISTS "bookings_carries_from";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_carries_from" ON "bookings" USING btree ("carries_from") WHERE carries_from is not null;
