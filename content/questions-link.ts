/** The link to the questions and answers of the contact page, and their heading there. Apart from them, so that the forms'
 *  scripts do not carry the answers. */
export const questionsLink = {
  href: '/contact#questions',
  label: 'Questions before a move',
} as const;
