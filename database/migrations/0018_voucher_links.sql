CREATE TABLE "voucher_links" (
	"reference" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voucher_links" ADD CONSTRAINT "voucher_links_reference_bookings_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;