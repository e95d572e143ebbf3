DROP INDEX CONCURRENTLY IF EXISTS "bookings_made";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_made" ON "bookings" USING btree ("created_at","reference");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_status_made";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_status_made" ON "bookings" USING btree ("status","created_at","reference");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_starts";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_starts" ON "bookings" USING btree ((sold ->> 'startDate'),"reference");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_phone_tail";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_phone_tail" ON "bookings" USING btree (reverse(phone) text_pattern_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_name_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_name_words" ON "bookings" USING gin (array_to_tsvector(name_words(name))) WITH (fastupdate=off);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_transaction";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_transaction" ON "payments" USING btree ("transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_provider_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_provider_order" ON "payments" USING btree ("provider_order_id") WHERE provider_order_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_bank_reference";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_bank_reference" ON "payments" USING btree ("bank_reference") WHERE bank_reference is not null;
