import { company } from '../../content/company.ts';

/** The company's e-mail address; in a line too short for it, it breaks before its @. */
export function EmailAddress() {
  const [name, host] = company.email.split('@');
  return (
    <>
      {name}
      <wbr />
      {`@${host}`}
    </>
  );
}
