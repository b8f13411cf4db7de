-- The one before has all that this one had, and the name beside it: what is counted is read from the index alone (022).
drop index operator_actions_of_operator;
