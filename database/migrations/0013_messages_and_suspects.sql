ALTER TABLE "enquiries" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "suspect" boolean DEFAULT false NOT NULL;