CREATE TABLE "token_budget" (
	"month" date PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL
);
