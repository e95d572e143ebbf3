-- For payments that are due, and for the book of a day.
DROP INDEX CONCURRENTLY IF EXISTS "bookings_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_due" ON "bookings" USING btree ("due_on","reference") WHERE due_on is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_book_day";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_book_day" ON "refunds" USING btree ("book_day") WHERE book_day is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_settled";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_settled" ON "refunds" USING btree ("settled_at") WHERE state = 'completed';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_settled";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_settled" ON "payments" USING btree ("settled_at") WHERE paid_paise is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_desk";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_desk" ON "bookings" USING btree ("trip_id","departure_id") WHERE channel = 'desk';
