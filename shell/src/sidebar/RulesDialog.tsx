import { styled } from 'styled-components';
import { Dialog } from 'shared-ui/Dialog';
import { LinkedText } from 'shared-ui/LinkedText';

interface RulesDialogProps {
  /** Plain text as organizers typed it. */
  text: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The rules of the meetings, when organizers keep them as text. */
export function RulesDialog({ text, isOpen, onClose }: RulesDialogProps) {
  return (
    <Dialog title="Правила участия во встречах" isOpen={isOpen} onClose={onClose}>
      <Text>
        <LinkedText>{text}</LinkedText>
      </Text>
    </Dialog>
  );
}

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
