-- What is deleted once its time is over is found by that time, not by reading all the rest.

create index account_links_expires_index on account_links (expires_at);
create index tries_until_index on tries (until);
