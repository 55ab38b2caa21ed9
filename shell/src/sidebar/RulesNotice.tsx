import { useState } from 'react';
import { styled } from 'styled-components';
import { useSiteContent } from 'shared-api/site';
import { Button } from 'shared-ui/Button';
import { safeHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { prepareModule } from 'shared-ui/Widget';

const rulesDialog = { load: () => import(/* webpackChunkName: "rules" */ './RulesDialog') };
type RulesDialog = Awaited<ReturnType<typeof rulesDialog.load>>['RulesDialog'];

const RULES = 'правилами участия во встречах';

/** Reminds customers of the rules they have accepted (SIDE-08); discreet but always visible. */
export function RulesNotice() {
  const { data: site } = useSiteContent();
  const { url = '', text = '' } = site?.rules ?? {};
  return (
    <>
      <Text>
        Регистрация означает согласие с <RulesLink url={url} />.
      </Text>
      {text && <RulesButton text={text} />}
    </>
  );
}

function RulesLink({ url }: { url: string }) {
  const href = safeHref(url);
  if (href === undefined) return RULES;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {RULES}
    </a>
  );
}

/** Loads the dialog with the first press. */
function RulesButton({ text }: { text: string }) {
  const [shown, setShown] = useState<{ Dialog: RulesDialog; isOpen: boolean }>();
  const open = async () => {
    try {
      const { RulesDialog: Dialog } = await prepareModule(rulesDialog, 'RulesDialog');
      setShown({ Dialog, isOpen: true });
    } catch {
      toast.danger('Правила не открылись. Проверьте подключение к интернету и нажмите ещё раз.');
    }
  };
  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => void open()}>
        Правила участия
      </Button>
      {shown && (
        <shown.Dialog text={text} isOpen={shown.isOpen} onClose={() => setShown({ ...shown, isOpen: false })} />
      )}
    </>
  );
}

const Text = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};

  a {
    color: inherit;
  }
`;
