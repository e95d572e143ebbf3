CREATE TABLE "pan_reads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "pan" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "pan_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pan_reads" ADD CONSTRAINT "pan_reads_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_held_by" ON "bookings" USING btree ("held_by") WHERE held_by is not null;