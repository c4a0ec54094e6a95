-- Payments that a bank asks the player about, and the card as a receipt names it.

alter table payments
  -- The player's browser was given what the bank is asked with: until that is ended, it may pay.
  add column bank_asked boolean not null default false,
  add column card_brand text,
  add column card_last4 text;
