{
  "app": {
    "place": {
      "%records%": "%Records words%",
      "%record%": "%Record words%"
    },
    "draft": {
      "form": {
        "%record%": "%Record words%"
      },
      "of": {
        "%record%": "%Record words%"
      }
    }
  },
  "messages": {
    "%record%": {
      "create": {
        "done": "%Record words% created",
        "failed": "The %record words% could not be created. Please try again later."
      },
      "edit": {
        "done": "%Record words% updated",
        "failed": "The %record words% could not be updated. Please try again later."
      },
      "delete": {
        "done": "%Record words% deleted",
        "failed": "The %record words% could not be deleted. Please try again later."
      }
    }
  },
  "patients": {
    "timeline": {
      "kind": {
        "%RECORD%_ADDED": "%Record words%: {{title}}"
      }
    },
    "access": {
      "part": {
        "%name%": "%Records words%"
      }
    }
  },
  "patient-transfer": {
    "import": {
      "section": {
        "%records%_one": "{{formatted}} %record words%",
        "%records%_other": "{{formatted}} %records words%"
      }
    }
  }
}
