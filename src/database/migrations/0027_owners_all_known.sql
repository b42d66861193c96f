ALTER TABLE "message_attachments" VALIDATE CONSTRAINT "message_attachments_owned";
