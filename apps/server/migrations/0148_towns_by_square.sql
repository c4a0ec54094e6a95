-- How many players live in the towns of a circle is added up from the index alone.
create index towns_near_index on towns (cell) include (ux, uy, uz, players);
drop index towns_cell_index;
