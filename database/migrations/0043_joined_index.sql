DROP INDEX CONCURRENTLY IF EXISTS "bookings_joins";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_joins" ON "bookings" USING btree ("joins") WHERE joins is not null;
