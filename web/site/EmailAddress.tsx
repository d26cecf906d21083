import { company } from '../../content/company.ts';

/** The company's e-mail address; in a line too short for it, it breaks before its @. Its link needs a name of
 *  its own: browsers read the break as a space. */
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
