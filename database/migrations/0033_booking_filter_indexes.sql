-- For the desk's list of bookings: those that the desk made, and those for which something is still to come.
DROP INDEX CONCURRENTLY IF EXISTS "bookings_desk_made";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_desk_made" ON "bookings" USING btree ("created_at","reference") WHERE channel = 'desk';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_owes_made";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_owes_made" ON "bookings" USING btree ("created_at","reference") WHERE due_on is not null or status in ('held', 'awaiting_payment');
