/** After the name of a database that somebody uses, and nobody may replace. */
export const IN_USE = 'is open in a server or another command. Stop it first.';
