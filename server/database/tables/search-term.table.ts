/** What a submission is found by: server/database/search-terms.ts. */
export interface SearchTermTable {
  submissionId: string;
  term: string;
}
