CREATE TABLE "guest_details" (
	"reference" text NOT NULL,
	"n" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"gender" text,
	"born" date,
	"phone" text,
	"emergency_name" text,
	"emergency_phone" text,
	"diet" text,
	"pickup" text,
	"room_mate" text,
	"city" text,
	"shown_to_others" boolean DEFAULT false NOT NULL,
	"health" text,
	"passport" text,
	"licence" text,
	"pan" text,
	"done_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_details_pk" PRIMARY KEY("reference","n"),
	CONSTRAINT "guest_details_gender" CHECK (gender in ('female', 'male', 'other')),
	CONSTRAINT "guest_details_diet" CHECK (diet in ('vegetarian', 'jain', 'vegan', 'egg', 'everything')),
	CONSTRAINT "guest_details_sealed" CHECK ((health is null or health ~ '^[0-9]+:[A-Za-z0-9_-]+$') and (passport is null or passport ~ '^[0-9]+:[A-Za-z0-9_-]+$') and (licence is null or licence ~ '^[0-9]+:[A-Za-z0-9_-]+$') and (pan is null or pan ~ '^[0-9]+:[A-Za-z0-9_-]+$'))
);
--> statement-breakpoint
ALTER TABLE "guest_details" ADD CONSTRAINT "guest_details_guest_fk" FOREIGN KEY ("reference","n") REFERENCES "public"."booking_guests"("reference","n") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_details_saved" ON "guest_details" USING btree ("saved_at");